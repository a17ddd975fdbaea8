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
  'center.transferFund.main': 'Monedero principal',
  'center.transferFund.wallets': 'Tus monederos',
  'center.transferFund.maintenance': 'En mantenimiento',
  'center.transferFund.onItsWay': '{amount} va de camino a: {wallet}',
  'center.transferFund.from': 'De',
  'center.transferFund.to': 'A',
  'center.transferFund.swap': 'Intercambiar los dos monederos',
  'center.transferFund.all': 'Todo: {amount}',
  'center.transferFund.returnAll': 'Traer todo de vuelta',
  'center.transferFund.returned': 'Todo ha vuelto a tu monedero principal',
  'center.transferFund.notReturned':
    'No todos los monederos han respondido. Tu dinero está a salvo; inténtalo más tarde.',
  'center.transferFund.pending': '{amount} va de camino. Aquí verás cuándo llega.',
  'center.transferFund.hint':
    'Los juegos de un proveedor con monedero propio se juegan con el dinero de ese monedero. Tus límites de juego no cuentan allí. Las apuestas hechas allí no aparecen en tu historial de apuestas ni cuentan como volumen apostado.',
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
