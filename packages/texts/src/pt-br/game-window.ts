// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': 'Modo teatro',
  'gameWindow.small': 'Janela pequena',
  'gameWindow.large': 'Voltar à tela grande',
  'gameWindow.move': 'Mover para o próximo canto',
  'gameWindow.close': 'Fechar o jogo',
  'gameWindow.goesOn': '{name} continua na janela pequena',
  'gameWindow.switch.title': 'Fechar {name}?',
  'gameWindow.switch.text':
    'Só um jogo pode ficar aberto por vez. Uma rodada aberta de {name} continua quando você voltar.',
  'gameWindow.switch.yes': 'Fechar e abrir o outro jogo',
  'play.info': 'Sobre este jogo',
  'gameWindow.studio': 'Estúdio',
  'gameWindow.lines': 'Linhas',
  'gameWindow.minBet': 'Aposta mínima',
  'gameWindow.rules': 'Regras do jogo',
  'gameWindow.wagering': 'Conta para os seus bônus',
  'gameWindow.notCounted': 'As apostas não contam',
  'gameWindow.missions': 'Conta para as suas missões',
}
