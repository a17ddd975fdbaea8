// SPDX-License-Identifier: Apache-2.0
import { agentsFaults } from './agents/faults.ts'
import { backofficeFaults } from './backoffice/faults.ts'
import { bonusesFaults } from './bonuses/faults.ts'
import { complianceFaults } from './compliance/faults.ts'
import { contractsFaults } from './contracts/faults.ts'
import { identityFaults } from './identity/faults.ts'
import { callFaults } from './kit/faults.ts'
import { Fault } from './kit/fault-error.ts'
import { lotteryFaults } from './lottery/faults.ts'
import { membersFaults } from './members/faults.ts'
import { messagesFaults } from './messages/faults.ts'
import { playFaults } from './play/faults.ts'
import { promotionsFaults } from './promotions/faults.ts'
import { referralsFaults } from './referrals/faults.ts'
import { rewardCentreFaults } from './reward-centre/faults.ts'
import { rewardsFaults } from './rewards/faults.ts'
import { siteFaults } from './site/faults.ts'
import { sportsbookFaults } from './sportsbook/faults.ts'
import { walletFaults } from './wallet/faults.ts'

/** Every refusal of the platform by its name. */
export const faults = {
  ...callFaults,
  ...siteFaults,
  ...complianceFaults,
  ...membersFaults,
  ...agentsFaults,
  ...identityFaults,
  ...walletFaults,
  ...messagesFaults,
  ...contractsFaults,
  ...bonusesFaults,
  ...playFaults,
  ...lotteryFaults,
  ...sportsbookFaults,
  ...rewardCentreFaults,
  ...promotionsFaults,
  ...referralsFaults,
  ...rewardsFaults,
  ...backofficeFaults,
}
export type FaultName = keyof typeof faults

/**
 * A refusal to throw: `throw fault('wallet.insufficientFunds', { available })`. Details are sent as the
 * envelope's value.
 */
export const fault = (name: FaultName, details?: Record<string, unknown>): Fault => new Fault(name, details)
