// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': 'Salvar uma verificação desta rodada',
  'studio.saved.about':
    'Um arquivo com esta rodada e tudo o que a recalcula. Abre em qualquer navegador, sem servidor e sem rede.',
  'studio.saved.lead':
    'Este arquivo recalcula uma rodada dos nossos jogos a partir do seu registro ou das suas sementes. Não precisa de servidor, e o navegador não o deixa se conectar a ninguém.',
  'studio.saved.record': 'Registro de uma rodada',
  'studio.saved.check': 'Verificar o registro',
  'studio.saved.noRecord': 'Isto não é o registro de uma rodada dos nossos jogos.',
  'studio.simulator.title': 'Simulador',
  'studio.simulator.about':
    'Joga um milhão de rodadas com as configurações desta página no seu navegador e compara o resultado com o declarado. Não faz apostas e usa números aleatórios do navegador, não as suas sementes.',
  'studio.simulator.play': 'Jogar um milhão de rodadas',
  'studio.simulator.stop': 'Parar',
  'studio.simulator.rounds': 'Rodadas jogadas',
  'studio.simulator.stated': 'Retorno declarado',
  'studio.simulator.measured': 'Retorno destas rodadas',
  'studio.simulator.hits': 'Rodadas que pagam',
  'studio.simulator.most': 'Maior multiplicador',
  'studio.simulator.within':
    'O retorno declarado está dentro da faixa de ±{band} pontos percentuais que o acaso deixa após tantas rodadas.',
  'studio.simulator.outside':
    'O retorno declarado está fora da faixa de ±{band} pontos percentuais. O acaso faz isso cerca de três vezes em mil simulações; jogue outro milhão.',
  'studio.simulator.failed': 'A simulação não pôde rodar neste navegador.',
  'studio.simulator.chart': 'Retorno após cada parte das rodadas, com o retorno declarado em linha',
}
