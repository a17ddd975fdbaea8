// SPDX-License-Identifier: Apache-2.0
/** What a field says of a typed number that has two readings, or none. */
export const numbers = {
  'numbers.unclear': 'This can be {whole} or {part}. Type it without a sign between the thousands.',
  'numbers.unread': 'This cannot be read as a number. Type it without signs between the thousands.',
} as const
