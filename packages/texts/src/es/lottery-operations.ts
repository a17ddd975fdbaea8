// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': 'El estado de este sorteo no lo permite',
  'fault.lottery.wrongTime':
    'Las nuevas horas deben ser posteriores a las anteriores, estar en orden y ser anteriores al sorteo siguiente',
  'fault.lottery.wrongResult': 'Estos números no son un resultado posible de esta lotería',
  'fault.lottery.sameResult': 'Estos ya son los números válidos',
  'fault.lottery.notFed':
    'Los números de este sorteo se derivan de su semilla; nadie puede introducirlos ni corregirlos',
  'fault.lottery.resultTooEarly': 'El resultado se puede introducir cuando llega la hora del sorteo',
  'fault.lottery.correctionOpen': 'Ya hay una corrección abierta de este sorteo',
  'fault.lottery.correctionState': 'Esta corrección ya se decidió o aún no está lista',
  'fault.lottery.tooManyTickets': 'Hay demasiados boletos para sumarlos a la vez. Elija menos',
  'mail.lottery.delayed': '{lottery}: el sorteo {draw} se retrasa',
  'mail.lottery.delayed.text': 'El sorteo se celebra ahora a las {time}. Sus boletos siguen siendo válidos.',
  'mail.lottery.cancelled': '{lottery}: el sorteo {draw} se cancela',
  'mail.lottery.cancelled.text': 'El sorteo no se celebra. Sus apuestas se devuelven a su saldo.',
  'mail.lottery.corrected': '{lottery}: se corrigió el resultado del sorteo {draw}',
  'mail.lottery.corrected.text':
    'Los números de este sorteo eran erróneos. Sus boletos cuentan ahora según los números corregidos.',
  'mail.lottery.corrected.paid': 'Se pagaron {amount} a su saldo.',
  'mail.lottery.corrected.taken': 'Se retiraron {amount}.',
  'mail.lottery.corrected.owed': 'Su saldo no cubrió {amount}. Sus próximas ganancias lo saldarán.',
  'lottery.fromFeed':
    'Estos números proceden de un resultado oficial introducido por dos personas, no de una semilla.',
  'lottery.resultCorrected': 'El resultado se corrigió. Todos los boletos cuentan según estos números.',
}
