// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'

/** The code of a refusal; undefined where nothing has failed. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Failure ? error.code : error === null || error === undefined ? undefined : 'UNEXPECTED'
