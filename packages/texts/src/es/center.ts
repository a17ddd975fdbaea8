// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': 'Transferir',
  'center.transferUpline': 'Transferir al superior',
  'center.personalProfit': 'Ganancias y pérdidas',
  'center.bonusDetails': 'Bonos',
  'center.messageV2': 'Mensajes',
  'center.playerRank': 'Nivel VIP',
  'center.broken': 'No se pudo abrir tu área de miembro',
  'center.promotions': 'Ver las promociones',
  'center.transferFund.empty': 'Tu dinero está en un solo monedero',
  'center.transferFund.emptyHint':
    'Ningún estudio tiene aquí un monedero propio, así que no hay nada que transferir.',
  'center.transfer.to': 'Transferir a {account}',
  'center.transfer.hint': 'Llega al instante y no se puede deshacer.',
  'center.transfer.done': 'Se han transferido {amount}',
  'center.personalProfit.empty': 'Aún no hay nada aquí',
  'center.personalProfit.emptyHint': 'Cada una de tus apuestas está en el historial de apuestas.',
  'center.personalProfit.action': 'Abrir el historial de apuestas',
  'center.bonusDetails.empty': 'Aún no hay bonos',
  'center.bonusDetails.emptyHint': 'Los bonos que recibas aparecerán aquí.',
  'center.avatar': 'Tu imagen',
  'center.avatar.all': 'Imágenes para elegir',
  'center.avatar.one': 'Imagen {number}',
}
