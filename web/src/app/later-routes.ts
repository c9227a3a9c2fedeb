/** Addresses of the documents whose screens are still to come, with the title of each. */
export const laterRoutes: readonly { readonly path: string; readonly title: string }[] = [];
