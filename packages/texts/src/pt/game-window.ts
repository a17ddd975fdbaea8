// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': 'Modo teatro',
  'gameWindow.small': 'Janela pequena',
  'gameWindow.large': 'Voltar à vista grande',
  'gameWindow.move': 'Mover para o canto seguinte',
  'gameWindow.close': 'Fechar o jogo',
  'gameWindow.goesOn': '{name} continua na janela pequena',
  'gameWindow.switch.title': 'Fechar {name}?',
  'gameWindow.switch.text':
    'Só pode estar aberto um jogo de cada vez. Uma ronda aberta de {name} continua quando voltar.',
  'gameWindow.switch.yes': 'Fechar e abrir o outro jogo',
  'play.info': 'Sobre este jogo',
  'gameWindow.studio': 'Estúdio',
  'gameWindow.lines': 'Linhas',
  'gameWindow.minBet': 'Aposta mínima',
  'gameWindow.rules': 'Regras do jogo',
  'gameWindow.wagering': 'Conta para os seus bónus',
  'gameWindow.notCounted': 'As apostas não contam',
  'gameWindow.missions': 'Conta para as suas missões',
}
