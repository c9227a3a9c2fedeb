/** Of the purchase, which is an example. The price is the documents'. */
export const samplePurchase = { price: '$25.99' };
