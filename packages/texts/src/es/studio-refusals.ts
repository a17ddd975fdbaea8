// SPDX-License-Identifier: Apache-2.0
import type { studioRefusals as source } from '../en/studio-refusals.ts'
import type { Translated } from '../translated.ts'

/** Refusals of the game server. */
export const studioRefusals: Translated<typeof source> = {
  'studio.badRequest': 'El juego envió algo que no se pudo leer',
  'studio.unknownField': 'El juego envió un campo desconocido: {field}',
  'studio.badAmount': 'Este importe no se puede apostar',
  'studio.badClientSeed':
    'Una semilla del cliente tiene de 1 a 64 letras, dígitos, espacios, puntos, guiones o guiones bajos',
  'studio.badTarget': 'Este objetivo no se ofrece',
  'studio.badDirection': 'Elige por encima o por debajo',
  'studio.badMineCount': 'Un campo tiene de 1 a 24 minas',
  'studio.badTile': 'Esta casilla no está en el campo',
  'studio.tileAlreadyOpen': 'Esta casilla ya está abierta',
  'studio.badRows': 'Elige de 8 a 16 filas',
  'studio.badRisk': 'Elige riesgo bajo, medio o alto',
  'studio.badPicks': 'Elige de 1 a 10 números distintos',
  'studio.badSegments': 'Elige 10, 20, 30, 40 o 50 segmentos',
  'studio.badDifficulty': 'Esta dificultad no está disponible',
  'studio.badMove': 'Esta jugada no es posible ahora',
  'studio.notFound': 'Ronda desconocida',
  'studio.wrongMethod': 'Esta dirección no acepta ese tipo de solicitud',
  'studio.wrongContentType': 'Este tipo de contenido no se lee aquí',
  'studio.tooLarge': 'La solicitud es demasiado grande',
  'studio.tooManyRequests': 'Demasiado rápido, espera un momento',
  'studio.sessionExpired':
    'La sesión de este juego ha terminado. Inicia sesión si se te pide y ábrelo de nuevo desde el lobby',
  'studio.otherGame': 'Esta sesión es de otro juego',
  'studio.requestReused': 'Este número de apuesta ya se usó para otra apuesta',
  'studio.roundPending': 'Tu apuesta aún se está haciendo, espera un momento',
  'studio.stakeTooSmall': 'El importe mínimo de la apuesta es {minimum}',
  'studio.stakeTooLarge': 'El importe máximo de la apuesta es {maximum}',
  'studio.winTooLarge': 'Una ronda paga como máximo {maximum}',
  'studio.notEnoughMoney': 'Tu saldo es bajo para esta apuesta',
  'studio.limitReached': 'Has alcanzado uno de tus límites',
  'studio.noFreeRounds': 'No queda ninguna ronda gratis para esta apuesta',
  'studio.accountClosed': 'Tu cuenta no puede jugar por ahora',
  'studio.betNotTaken': 'Tu apuesta no se hizo. Si se descontó el importe, ya está en camino de vuelta',
  'studio.roundOpen': 'Primero termina tu ronda abierta',
  'studio.roundEnded': 'Esta ronda ha terminado',
  'studio.roundArchived': 'Esta ronda está en el archivo. Pídela a atención al cliente',
  'studio.nothingOpened': 'Todavía no hay nada que cobrar',
  'studio.bettingClosed': 'Las apuestas están cerradas, la próxima ronda empieza pronto',
  'studio.notStarted': 'La ronda aún no ha empezado',
  'studio.cashOutTooLate': 'Demasiado tarde: la ronda ya había caído',
  'studio.tableClosed':
    'La mesa está cerrada un momento. Si se descontó el importe de tu apuesta, ya está en camino de vuelta',
  'studio.unavailable': 'El juego no está disponible ahora, inténtalo de nuevo en un momento',
  'studio.unexpected': 'Algo falló por nuestra parte. Referencia {reference}',
}
