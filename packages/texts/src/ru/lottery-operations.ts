// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': 'Состояние этого тиража этого не допускает',
  'fault.lottery.wrongTime': 'Новое время должно быть позже прежнего, идти по порядку и до следующего тиража',
  'fault.lottery.wrongResult': 'Такие числа не могут быть результатом этой лотереи',
  'fault.lottery.sameResult': 'Эти числа уже действуют',
  'fault.lottery.notFed': 'Числа этого тиража получаются из его сида, никто не может ввести или исправить их',
  'fault.lottery.resultTooEarly': 'Результат можно ввести, когда наступит время тиража',
  'fault.lottery.correctionOpen': 'Исправление этого тиража уже открыто',
  'fault.lottery.correctionState': 'Это исправление уже решено или ещё не готово',
  'fault.lottery.tooManyTickets': 'Слишком много билетов для одного подсчёта. Выберите меньше',
  'mail.lottery.delayed': '{lottery}: тираж {draw} отложен',
  'mail.lottery.delayed.text': 'Теперь тираж состоится в {time}. Ваши билеты действительны.',
  'mail.lottery.cancelled': '{lottery}: тираж {draw} отменён',
  'mail.lottery.cancelled.text': 'Тираж не состоится. Ваши ставки возвращаются на баланс.',
  'mail.lottery.corrected': '{lottery}: результат тиража {draw} исправлен',
  'mail.lottery.corrected.text':
    'Числа этого тиража были неверны. Теперь ваши билеты считаются по исправленным числам.',
  'mail.lottery.corrected.paid': '{amount} зачислено на ваш баланс.',
  'mail.lottery.corrected.taken': '{amount} списано обратно.',
  'mail.lottery.corrected.owed': 'На балансе не хватило {amount}. Их погасят ваши следующие выигрыши.',
  'lottery.fromFeed': 'Эти числа взяты из официального результата, введённого двумя людьми, а не из сида.',
  'lottery.resultCorrected': 'Результат исправлен. Все билеты считаются по этим числам.',
}
