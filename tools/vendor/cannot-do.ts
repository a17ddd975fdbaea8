// SPDX-License-Identifier: Apache-2.0
/** The command was understood but cannot be done; the message says why. */
export class CannotDo extends Error {}

/** Returns the result; throws CannotDo for a refusal. */
export function done<Result extends object>(result: Result | { refused: string }): Result {
  if ('refused' in result) throw new CannotDo(result.refused)
  return result
}
