/** What a screen asks for first, just as it asks, by its address; the entry takes nothing of its modules along. */
export const firstPages = {
  '/courses': '/api/courses?pageNumber=1',
  '/library': '/api/resources?category=articles&pageSize=4&pageNumber=1',
} as const;
