// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'

type Contracts = Pick<StudioDeps, 'operatorId' | 'sandboxOperatorId' | 'transferOperatorId'>

/** The contracts under which demonstration titles open. */
export const opensSamples = (deps: Contracts, operatorId: string): boolean =>
  operatorId === deps.sandboxOperatorId || operatorId === deps.transferOperatorId

/** Whether we have a contract under this name. */
export const isContract = (deps: Contracts, operatorId: string): boolean =>
  operatorId === deps.operatorId || opensSamples(deps, operatorId)
