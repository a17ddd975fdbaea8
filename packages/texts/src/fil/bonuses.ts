// SPDX-License-Identifier: Apache-2.0
import type { bonuses as source } from '../en/bonuses.ts'
import type { Translated } from '../translated.ts'

export const bonuses: Translated<typeof source> = {
  'bonuses.money': 'Pera ng bonus',
  'bonuses.inPlay': 'Mga bonus na ginagamit',
  'bonuses.record': 'Mga bonus sa huling 90 araw',
  'bonuses.cashFirst':
    'Inuuna ng taya ang cash mo, saka ang pera ng bonus. Bumabalik ang panalo sa perang itinaya.',
  'bonuses.bonusFirst':
    'Inuuna ng taya ang pera ng bonus, saka ang cash mo. Bumabalik ang panalo sa perang itinaya.',
  'bonuses.granted': 'Ibinigay: {amount}',
  'bonuses.progress': 'Naitaya na',
  'bonuses.wagered': '{done} sa {required}',
  'bonuses.becomesCash': 'Kapag naitaya na lahat, magiging cash ang natira sa bonus.',
  'bonuses.until': 'Hanggang {time}',
  'bonuses.maxStake': 'Taya na may pera ng bonus: hanggang {amount}',
  'bonuses.counts': 'Ang binibilang',
  'bonuses.countsPercent': '{percent} ng bawat taya',
  'bonuses.otherGames': 'Hindi binibilang ang ibang laro, at hindi maitataya roon ang pera ng bonus.',
  'bonuses.endingHint':
    'Hindi na ito tumatanggap ng bagong taya, at matatapos kapag naayos na ang mga tayang nilalaro.',
  'bonuses.forfeit': 'Isuko ang bonus na ito',
  'bonuses.forfeitTitle': 'Isuko ang bonus na ito?',
  'bonuses.forfeitGoes': 'Mawawala: pera ng bonus at napanalunan nito',
  'bonuses.forfeitStays': 'Mananatiling iyo: cash at napanalunan nito',
  'bonuses.forfeitTurnover': 'Kailangang itaya para dito pagkatapos',
  'bonuses.forfeitInPlay':
    'Kung may tayang nilalaro gamit ang bonus na ito, matatapos ito kapag naayos na ang mga iyon.',
  'bonuses.forfeitYes': 'Isuko',
  'bonuses.forfeited': 'Isinuko mo ang bonus',
  'bonuses.forfeitLater': 'Matatapos ang bonus kapag naayos na ang mga tayang nilalaro',
  'bonuses.turnover': 'Naitaya',
  'bonuses.stateTitle': 'Katayuan',
  'bonuses.state.paid': 'Binayaran ng cash',
  'bonuses.state.open': 'Ginagamit',
  'bonuses.state.ending': 'Patapos na',
  'bonuses.state.completed': 'Tapos na',
  'bonuses.state.forfeited': 'Isinuko',
  'bonuses.state.expired': 'Paso na',
  'bonuses.state.cancelled': 'Kinansela',
  'bonuses.becameCash': '{amount} ang naging cash',
  'bonuses.seeBonuses': 'Tingnan ang mga bonus mo',
  'bonuses.bonusLeft':
    'Para sa mga bonus: {amount}. Kapag isinuko mo ang bonus, wala nang kailangang itaya para dito.',
  'bonuses.depositLeft': 'Para sa mga deposito: {amount}',
  'bonuses.bar.cashFirst': 'Inuuna ng taya ang cash mo. Kapag lampas sa {cash}, pera ng bonus ang ginagamit.',
  'bonuses.bar.bonusFirst': 'Inuuna ng taya ang pera ng bonus, saka ang cash mo.',
  'bonuses.bar.notHere': 'Hindi maitataya ang pera ng bonus sa larong ito.',
  'shell.betRefused.bonusGame':
    'Hindi nailagay ang taya: kulang ang cash mo, at hindi maitataya ang pera ng bonus sa larong ito.',
  'shell.betRefused.bonusStake':
    'Hindi nailagay ang taya: hanggang {amount} lang ang taya na may pera ng bonus.',
}
