// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': 'Guardar uma verificação desta ronda',
  'studio.saved.about':
    'Um ficheiro com esta ronda e tudo o que a recalcula. Abre em qualquer navegador, sem servidor e sem rede.',
  'studio.saved.lead':
    'Este ficheiro recalcula uma ronda dos nossos jogos a partir do seu registo ou das suas sementes. Não precisa de servidor, e o navegador não o deixa ligar-se a ninguém.',
  'studio.saved.record': 'Registo de uma ronda',
  'studio.saved.check': 'Verificar o registo',
  'studio.saved.noRecord': 'Isto não é o registo de uma ronda dos nossos jogos.',
  'studio.simulator.title': 'Simulador',
  'studio.simulator.about':
    'Joga um milhão de rondas com as definições desta página no seu navegador e compara o resultado com o declarado. Não faz apostas e usa números aleatórios do navegador, não as suas sementes.',
  'studio.simulator.play': 'Jogar um milhão de rondas',
  'studio.simulator.stop': 'Parar',
  'studio.simulator.rounds': 'Rondas jogadas',
  'studio.simulator.stated': 'Retorno declarado',
  'studio.simulator.measured': 'Retorno destas rondas',
  'studio.simulator.hits': 'Rondas que pagam',
  'studio.simulator.most': 'Maior multiplicador',
  'studio.simulator.within':
    'O retorno declarado está dentro da faixa de ±{band} pontos percentuais que o acaso deixa após tantas rondas.',
  'studio.simulator.outside':
    'O retorno declarado está fora da faixa de ±{band} pontos percentuais. O acaso faz isto cerca de três vezes em mil simulações; jogue outro milhão.',
  'studio.simulator.failed': 'A simulação não pôde correr neste navegador.',
  'studio.simulator.chart': 'Retorno após cada parte das rondas, com o retorno declarado em linha',
}
