// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': 'Voltar ao lobby',
  'play.fullScreen': 'Tela cheia',
  'play.frame': 'Jogo: {name}',
  'play.loading': 'O jogo está carregando',
  'play.login.title': 'Entre para jogar {name}',
  'play.login.text': 'Para rodadas de verdade é preciso ter conta. Leva um minuto.',
  'play.unknown.title': 'Jogo desconhecido',
  'play.unknown.text': 'Ele pode ter mudado de lugar. No lobby estão os jogos abertos.',
  'play.blocked.title': '{name} não está disponível onde você está',
  'play.blocked.text': 'Estes jogos estão abertos para você:',
  'play.closed.text': 'Este jogo está fechado por um tempo. Estes estão abertos:',
  'play.failed': 'Não foi possível abrir o jogo',
  'play.more': 'Mais de {studio}',
  'play.rtp': 'Retorno ao jogador {rtp} %',
}
