/** Places of a used car's page that links lead to. */
export const ratingPlace = "price-rating";
export const calculatorPlace = "calculator";
