// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { allCalls } from './index.ts'

/**
 * What members may do while they take a break or are excluded. Nothing here gives money that was not theirs, and nothing
 * lets them play.
 */
const open = {
  'their protection':
    'askToReturn confirmLimit exclude playOn sendDocument setLimit setRealityCheck takeBackDocument takeBreak',
  'their account and its security':
    'chooseAvatar update addPasskey addPasskeyTask changeContact changePassword changeUsername confirmTotp endAllSessions endSession firstLogin makeLoginToken paymentPasskey removePasskey removeTotp renewRecoveryCodes sendContactCode setPaymentPassword startTotp stepUp stepUpPasskey',
  'their own money on its way out':
    'addBankAccount addPayoutAccount confirmWithdrawal transferDownline transferUpline withdraw withdrawByPasskey',
  'ending what they have begun': 'forfeit cancelTicket automaticCashOut cashOut walletTransfer',
  'their letters, lists and files':
    'deleteMessage deleteReadMessages readMessage addFavourite removeFavourite chooseNotices removeNumbers saveNumbers checkSlip shareSlip file confirmAge',
  'agents and their lines':
    'changeInvitation registerAccount dryRun moveDailySalary moveDividend moveHourlySalary moveRealTimeSalary',
}
/** Everything else that members can do. */
const closed =
  'wallet.deposit play.launch play.launchVendor play.launchRoom lottery.bet sportsbook.placeBet sportsbook.decideOffer sportsbook.placePoolBet rewardCentre.claim promotions.join promotions.claim promotions.apply promotions.claimRaffle rewards.convertPoints rewards.redeem rewards.claimRebate'

const ofMembers = allCalls.filter(
  ({ who, method }) => (who === 'member' || who === 'agent') && method !== 'GET',
)

it('leaves excluded members nothing that gives money or plays', () => {
  const isOpen = ofMembers.filter(({ closedToExcluded }) => !closedToExcluded)
  expect(isOpen.map(({ name }) => name.split('.')[1]).toSorted()).toEqual(
    Object.values(open).join(' ').split(' ').toSorted(),
  )
  const isClosed = ofMembers.filter(({ closedToExcluded }) => closedToExcluded)
  expect(isClosed.map(({ name }) => name).toSorted()).toEqual(closed.split(' ').toSorted())
  for (const { faults } of isClosed) expect(faults).toContain('compliance.excluded')
})

it('lets them ask for whatever they may see', () => {
  expect(allCalls.filter(({ method, closedToExcluded }) => method === 'GET' && closedToExcluded)).toEqual([])
})
