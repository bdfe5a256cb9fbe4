/** Prices with more characters are set smaller, so that a day keeps its width: 9,999.99 fits, 21.504,00 is set smaller. */
export const LONG_FIGURE = 8
