// SPDX-License-Identifier: Apache-2.0
import type { lotteryHistory as source } from '../en/lottery-history.ts'
import type { Translated } from '../translated.ts'

/** Statistics and past results of lotteries, and notices of results. */
export const lotteryHistory: Translated<typeof source> = {
  'lottery.history': 'Mga resulta at estadistika',
  'lottery.history.source': 'Kaninong mga bunot',
  'lottery.history.site': 'Mga bunot ng site na ito',
  'lottery.history.state': 'Mga resulta ng estado',
  'lottery.history.imported':
    'Mga resulta ng estado, inangkat mula sa {source}. Hindi kailanman ito ang batayan ng mga taya sa site na ito.',
  'lottery.history.north':
    'Isang bunot bawat araw ang Hilaga, ng lalawigan ng araw na iyon. Ang mga araw ng {lottery} lamang ang binibilang dito.',
  'lottery.history.independent':
    'Hiwalay ang bawat bunot sa isa’t isa. Walang sinasabi ang mga nakaraang bunot tungkol sa susunod.',
  'lottery.history.span': 'Panahon',
  'lottery.history.days': '{days} araw',
  'lottery.history.year': '1 taon',
  'lottery.history.fiveYears': '5 taon',
  'lottery.history.counted': 'Mga bunot na binilang: {draws}, mula {from} hanggang {until}',
  'lottery.history.empty': 'Walang bunot sa napiling ito',
  'lottery.history.series': 'Ano ang binibilang',
  'lottery.history.series.all': 'Dulo ng lahat ng premyo',
  'lottery.history.series.special': 'Dulo ng DB',
  'lottery.history.series.balls': 'Mga bola',
  'lottery.history.series.any': 'Lahat ng puwesto',
  'lottery.history.frequency': 'Gaano kadalas nabunot ang bawat numero',
  'lottery.history.expected': 'Inaasahan sa patas na bunot: {count} beses bawat isa, ayon sa guhit',
  'lottery.history.table': 'Lahat ng numero sa talahanayan',
  'lottery.history.number': 'Numero',
  'lottery.history.hits': 'Beses nabunot',
  'lottery.history.last': 'Huling nabunot',
  'lottery.history.gap': 'Mga bunot mula noon',
  'lottery.history.longest': 'Pinakamahabang pagitan',
  'lottery.history.average': 'Isa sa bawat ganitong dami ng bunot',
  'lottery.history.averageExpected':
    'Sa patas na bunot, lumilitaw ang isang numero sa isa sa bawat {count} bunot sa karaniwan.',
  'lottery.history.never': 'Wala sa panahong ito',
  'lottery.history.heads': 'Ulo at buntot',
  'lottery.history.headsHint': 'Ang sampuan (ulo) at isahan (buntot) ng mga dulo sa itaas.',
  'lottery.history.digit': 'Tambilang',
  'lottery.history.head': 'Ulo',
  'lottery.history.tail': 'Buntot',
  'lottery.history.deviation': 'Kumpara sa pagkakataon',
  'lottery.history.deviation.text':
    'Sa 100 patas na serye na ganito karaming bunot, mga {share} ang hindi bababa sa ganito ang pagkakaiba.',
  'lottery.history.deviation.usual': 'Ganito kalaking pagkakaiba ang dala ng pagkakataon.',
  'lottery.history.deviation.rare':
    'Bihira ito, ngunit nangyayari rin ang bihira nang nagkataon. Hindi ito nakakatulong hulaan ang susunod na bunot.',
  'lottery.history.deviation.few': 'Kulang ang mga bunot para ikumpara sa pagkakataon.',
  'lottery.history.chiSquare': 'Chi-square {value} na may {degrees} antas ng kalayaan',
  'lottery.history.day': 'Araw',
  'lottery.history.noneOnDay': 'Walang resulta sa araw na ito',
  'lottery.history.bet': 'Tumaya sa loteryang ito',
  'lottery.notices': 'Mga abiso ng resulta',
  'lottery.notices.hint':
    'Dumarating ang mga ito sa iyong inbox. Tinitipon bawat oras ang mga panalo sa loteryang bumubunot buong araw.',
  'lottery.notices.off': 'Wala',
  'lottery.notices.each': 'Bawat resulta',
  'lottery.notices.won': 'Kapag nanalo ang tiket',
  'lottery.notices.daily': 'Isang beses sa isang araw',
  'lottery.notice.title': '{lottery}: mga resulta ng {when}',
  'lottery.notice.tickets': 'Mga tiket mo: {tickets}. Nanalo: {won}. Halaga: {cost}, ibinalik: {returned}.',
  'lottery.notice.void': 'Hindi natuloy ang bunot na ito. Ibinalik ang mga taya.',
  'fault.lottery.noSuchNotice': 'Hindi nag-aalok ang loteryang ito ng ganitong abiso',
}
