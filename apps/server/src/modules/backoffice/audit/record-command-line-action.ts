// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import { recordAction, type OperatorAction } from './record-action.ts'

/**
 * Writes down what was done at the command line of the installation, where nobody is signed in: there is no operator
 * to name.
 */
export const recordCommandLineAction = (
  tx: Tx,
  action: Omit<OperatorAction, 'operatorId' | 'operatorName'>,
): Promise<void> => recordAction(tx, { ...action, operatorId: null, operatorName: 'command line' })
