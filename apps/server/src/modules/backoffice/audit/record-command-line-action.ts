// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import { recordAction, type OperatorAction } from './record-action.ts'

/** Records what was done on the installation's command line, where no operator is signed in. */
export const recordCommandLineAction = (
  tx: Tx,
  action: Omit<OperatorAction, 'operatorId' | 'operatorName'>,
): Promise<void> => recordAction(tx, { ...action, operatorId: null, operatorName: 'command line' })
