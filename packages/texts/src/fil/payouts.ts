// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': 'Takbo ng pag-withdraw',
  'payout.stage.asked': 'Hiniling',
  'payout.stage.approved': 'Inaprubahan',
  'payout.stage.rejected': 'Tinanggihan',
  'payout.stage.sent': 'Ipinadala sa bangko',
  'payout.stage.failed': 'Hindi naipadala; susubukan namin muli',
  'payout.stage.paid': 'Binayaran',
  'payout.stage.received': 'Natanggap',
  'payout.stage.forcedReceived': 'Itinuring na natanggap',
  'payout.stage.notReceived': 'Iniulat na hindi natanggap',
  'payout.stage.returned': 'Bumalik sa amin',
  'payout.times': 'Karaniwang binabayaran sa loob ng {usual}; 95 sa bawat 100 sa loob ng {most}',
  'payout.review': 'May taong titingin sa pag-withdraw na ito bago bayaran. Wala kang kailangang gawin.',
  'payout.reason.NAME_DIFFERS':
    'Hindi sa pangalan mo ang account. Magdagdag ng account sa sarili mong pangalan at humiling muli.',
  'payout.reason.ACCOUNT_WRONG':
    'Mali ang numero ng account. Suriin ito, idagdag muli ang account at humiling muli.',
  'payout.reason.BANK_UNAVAILABLE':
    'Hindi kami makabayad sa bangkong ito sa ngayon. Pumili ng ibang account.',
  'payout.reason.IDENTITY':
    'Kailangan naming matiyak na ikaw ito. Sumulat sa customer service at ihanda ang iyong ID.',
  'payout.reason.OTHER': 'Sumulat sa customer service, tutulungan ka nila.',
  'fault.wallet.payeeRefused':
    'Hindi kami makabayad sa account na ito. Pumili ng iba o sumulat sa customer service',
  'fault.backoffice.secondNeeded':
    'Hindi maaaring iisang tao lang ang magbayad nito. Nakatala ang iyong pag-apruba at magkakabisa kapag ginawa rin ito ng ibang operator sa loob ng isang araw.',
  'fault.backoffice.giverGone':
    'Wala nang pahintulot ang naghanda o nag-apruba nito. Kailangan itong gawin ulit.',
  'fault.backoffice.sameOperator':
    'Inaprubahan mo na ang pag-withdraw na ito, kaya ibang operator ang dapat magpasya',
  'fault.backoffice.aboveTier': 'Hanggang {max} ang maaaprubahan ng iyong tungkulin',
  'fault.backoffice.noPayoutAccount': 'Walang bukas na payout account na tugma sa pag-withdraw na ito',
  'fault.backoffice.payoutAccountTaken': 'May payout account na may ganitong code',
  'payout.kind': 'Ibayad sa',
  'payout.kind.bank': 'Bank account',
  'payout.kind.e-wallet': 'E-wallet',
  'payout.kind.crypto': 'Crypto',
  'payout.coin': 'Coin at network',
  'payout.walletNumber': 'Numero o telepono',
  'payout.address': 'Address',
  'payout.addressHint': 'Address lang ng network na ito. Mawawala ang ipinadala sa maling address.',
  'payout.holderHint': 'Kaparehong pangalan sa iba mong account',
  'payout.addAccount': 'Magdagdag ng account',
  'payout.firstAccount': 'Idagdag ang account para sa iyong mga withdrawal.',
  'payout.account': 'Account',
  'payout.saved': 'Na-save ang account',
  'fault.wallet.badAccountNumber': 'Mali ang numero o address na ito. Pakisuri',
  'fault.wallet.holderDiffers': 'Dapat nasa sarili mong pangalan ang account',
}
