// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'

/** Whether a call was refused because the account is not in the agent's line. */
export const isForeign = (error: Error | null): boolean =>
  error instanceof Failure && error.code === 'FORBIDDEN'
