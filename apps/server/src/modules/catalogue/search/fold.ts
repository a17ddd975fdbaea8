/** A text as search compares it: without capitals, signs above and below letters, and runs of blanks. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ').trim()
