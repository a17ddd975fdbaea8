// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'

/** Whether a question was refused because the account that it names is not below the one who asks. */
export const isForeign = (error: Error | null): boolean =>
  error instanceof Failure && error.code === 'FORBIDDEN'
