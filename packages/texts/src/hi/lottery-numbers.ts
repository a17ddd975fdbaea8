// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': 'इस ड्रॉ में ये अंक अपनी सीमा तक पहुँच गए हैं: {numbers}',
  'fault.lottery.oddsChanged': 'ऑड्स बदल गए हैं। अपनी स्लिप पर नए ऑड्स देखें और फिर से लगाएँ',
  'fault.lottery.tooManyNumbers': 'एक टिकट में अधिकतम {most} अंक हो सकते हैं। कई टिकट लें',
  'lottery.number.full': '{number}, भर गया',
  'lottery.number.reduced': '{number}, सामान्य ऑड्स का {share} % देता है',
  'lottery.crowded': 'चिह्नित अंकों पर बहुत दाँव लगे हैं: वे कम देते हैं या इस ड्रॉ में भर गए हैं',
}
