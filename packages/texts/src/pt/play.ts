// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': 'Voltar ao lobby',
  'play.fullScreen': 'Ecrã inteiro',
  'play.frame': 'Jogo: {name}',
  'play.loading': 'O jogo está a carregar',
  'play.login.title': 'Entre para jogar {name}',
  'play.login.text': 'As rondas a sério precisam de uma conta. Demora um minuto.',
  'play.unknown.title': 'Jogo desconhecido',
  'play.unknown.text': 'Pode ter mudado de lugar. No lobby estão os que se podem jogar.',
  'play.blocked.title': '{name} não está disponível no seu local',
  'play.blocked.text': 'Estes jogos estão abertos para si:',
  'play.closed.text': 'Este jogo está fechado por algum tempo. Estes estão abertos:',
  'play.failed': 'Não foi possível abrir o jogo',
  'play.more': 'Mais de {studio}',
  'play.rtp': 'Retorno ao jogador {rtp} %',
}
