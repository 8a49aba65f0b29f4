export const fils = 100;
