/** Of one picture, in all: a page of A3 scanned at 600 dots an inch has 70 million. Whoever shows it holds four bytes for each. */
export const picturePixelsMax = 100_000_000;
