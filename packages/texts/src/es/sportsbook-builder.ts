// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBuilder as source } from '../en/sportsbook-builder.ts'
import type { Translated } from '../translated.ts'

/** Bet builders and cash-outs of the sportsbook. */
export const sportsbookBuilder: Translated<typeof source> = {
  'fault.sportsbook.cashOutNotOffered': 'Esta apuesta no se puede cobrar por anticipado ahora',
  'fault.sportsbook.cashOutChanged': 'La oferta ha bajado: mira la nueva',
  'fault.sportsbook.cashOutWaits': 'Ya hay un cobro anticipado de esta apuesta en espera',
  'fault.sportsbook.cashOutTooSmall': 'Esta parte es demasiado pequeña para pagarla',
  'fault.sportsbook.cashOutTarget': 'Elige un importe superior a la oferta e inferior a la ganancia posible',
  'sportsbook.cashOut.take': 'Cobrar {amount}',
  'sportsbook.cashOut.none': 'Ahora no hay cobro anticipado',
  'sportsbook.cashOut.share': 'Qué parte de la apuesta',
  'sportsbook.cashOut.rest': 'Siguen en juego {stake} del importe apostado',
  'sportsbook.cashOut.confirm': 'Confirmar {amount}',
  'sportsbook.cashOut.keep': 'Mantener la apuesta',
  'sportsbook.cashOut.done': 'Se han pagado {amount}',
  'sportsbook.cashOut.changed': 'La oferta es ahora {amount}',
  'sportsbook.cashOut.waits': 'En directo, el cobro anticipado se decide tras un momento: quedan {seconds} s',
  'sportsbook.cashOut.refused.event_changed':
    'No se ha cobrado: el partido cambió durante la espera. Tu apuesta sigue',
  'sportsbook.cashOut.refused.offer_lower':
    'No se ha cobrado: la oferta bajó durante la espera. Tu apuesta sigue',
  'sportsbook.cashOut.refused.not_offered': 'No se ha cobrado: ya no hay oferta. Tu apuesta sigue',
  'sportsbook.cashOut.automatic': 'Cobrar automáticamente',
  'sportsbook.cashOut.automaticAt': 'Cuando se ofrezca',
  'sportsbook.cashOut.automaticSet': 'Se cobra cuando se ofrezcan {amount}',
  'sportsbook.cashOut.set': 'Guardar',
  'sportsbook.cashOut.remove': 'Quitar',
  'sportsbook.cashOut.paidSoFar': '{amount} cobrados hasta ahora',
  'sportsbook.builder.hint': 'Elige dos o más resultados que deban cumplirse todos.',
  'sportsbook.builder.price': 'Cuota conjunta',
  'sportsbook.builder.add': 'Añadir al boleto',
  'sportsbook.builder.added': 'Está en tu boleto',
  'sportsbook.builder.clear': 'Borrar',
  'sportsbook.builder.waits': 'Ahora no hay cuota',
  'sportsbook.builder.full': 'El boleto está lleno',
  'sportsbook.builder.builder_too_few': 'Elige al menos dos resultados',
  'sportsbook.builder.builder_too_many': 'Doce resultados como máximo',
  'sportsbook.builder.builder_same_market': 'Solo un resultado de cada mercado',
  'sportsbook.builder.builder_market': 'Uno de estos mercados no se puede combinar',
  'sportsbook.builder.builder_no_states': 'Estos mercados no se pueden combinar entre sí',
  'sportsbook.builder.builder_contradictory': 'Estos resultados no pueden cumplirse todos',
  'sportsbook.builder.builder_no_price': 'Demasiado seguro para tener cuota',
  'sportsbook.builder.builder_several_events': 'Todos los resultados deben ser de un mismo evento',
  'sportsbook.builder.builder_not_offered': 'Este evento no tiene creador de apuestas',
}
