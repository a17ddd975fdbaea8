// SPDX-License-Identifier: Apache-2.0
/** Letters and digits that nobody takes for one another. */
export const captchaLetters = 'ACDEFHJKLMNPRTUVWXY3479'
