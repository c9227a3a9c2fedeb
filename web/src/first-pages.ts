/** The first requests of a screen, exactly as it sends them, by its address; it imports none of its modules. */
export const firstPages = {
  '/courses': '/api/courses?pageNumber=1',
  '/library': '/api/resources?category=articles&pageSize=4&pageNumber=1',
} as const;
