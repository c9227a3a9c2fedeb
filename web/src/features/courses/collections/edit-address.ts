/** Where courses are taken out of a collection; the address without one lists the member's. */
export const editAddress = (id: string): string => `/courses/my-courses/edit-course?collection=${id}`;
