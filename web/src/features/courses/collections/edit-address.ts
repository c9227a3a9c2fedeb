import { placeOwn } from '#web/parts/collections/places.ts';

/** Where courses are taken out of a collection; the address without one lists the member's. */
export const editAddress = (id: string): string => `${placeOwn.courses}/edit-course?collection=${id}`;
