// SPDX-License-Identifier: Apache-2.0
/** Letters and digits that are not confused with one another. */
export const captchaLetters = 'ACDEFHJKLMNPRTUVWXY3479'
