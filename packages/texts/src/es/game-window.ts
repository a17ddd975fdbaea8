// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': 'Modo teatro',
  'gameWindow.small': 'Ventana pequeña',
  'gameWindow.large': 'Volver a la vista grande',
  'gameWindow.move': 'Mover a la siguiente esquina',
  'gameWindow.close': 'Cerrar el juego',
  'gameWindow.goesOn': '{name} sigue en la ventana pequeña',
  'gameWindow.switch.title': '¿Cerrar {name}?',
  'gameWindow.switch.text':
    'Solo puede haber un juego abierto a la vez. Una ronda abierta de {name} sigue cuando vuelvas.',
  'gameWindow.switch.yes': 'Cerrarlo y abrir el otro juego',
  'play.info': 'Sobre este juego',
  'gameWindow.studio': 'Estudio',
  'gameWindow.lines': 'Líneas',
  'gameWindow.minBet': 'Apuesta mínima',
  'gameWindow.rules': 'Reglas del juego',
  'gameWindow.wagering': 'Cuenta para tus bonos',
  'gameWindow.notCounted': 'Las apuestas no cuentan',
  'gameWindow.missions': 'Cuenta para tus misiones',
}
