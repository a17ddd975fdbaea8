// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The verifier of the studio's games. */
export const studioVerify: Translated<typeof source> = {
  'studio.verify.title': 'Conferir uma rodada',
  'studio.verify.lead':
    'Seu navegador recalcula a rodada aqui, a partir das sementes reveladas e das regras do jogo. Você não precisa acreditar em nada desta página: os mesmos números podem ser calculados com qualquer outra ferramenta.',
  'studio.verify.game': 'Jogo',
  'studio.verify.round': 'Rodada',
  'studio.verify.return': 'Retorno',
  'studio.verify.result': 'Resultado da conferência',
  'studio.verify.right': 'Certo:',
  'studio.verify.wrong': 'Errado:',
  'studio.verify.shown': 'Calculado:',
  'studio.verify.verdict.right': 'Tudo confere. Esta rodada foi decidida como prometido antes da aposta.',
  'studio.verify.verdict.wrong': 'Algo não confere. Veja o passo em vermelho e pergunte ao atendimento.',
  'studio.verify.verdict.shown': 'É isto que as sementes dão. Compare com o que o jogo mostrou a você.',
  'studio.verify.computed': 'Calculado aqui',
  'studio.verify.recorded': 'No registro',
  'studio.verify.commitment.title': 'A semente do servidor é a prometida antes da aposta',
  'studio.verify.commitment':
    'O hash dela (SHA-256) foi mostrado antes de você apostar. Outra semente teria outro hash, então ela não pode ter sido trocada depois.',
  'studio.verify.computedHash': 'Hash calculado aqui',
  'studio.verify.publishedHash': 'Hash mostrado antes da aposta',
  'studio.verify.stream.title':
    'A semente do servidor, a semente do cliente e o número da aposta dão os números aleatórios',
  'studio.verify.stream':
    'A semente do servidor assina o texto “semente do cliente : número da aposta : bloco”. Cada quatro bytes da assinatura formam um número de 0 até menos de 1.',
  'studio.verify.floats':
    '{floats, plural, one {O número usado} many {Os # de números usados} other {Os # números usados}}',
  'studio.verify.outcome.title': 'O que estes números significam no jogo',
  'studio.verify.outcome': 'Calculado pelas regras do jogo com os números acima.',
  'studio.verify.story.title': 'Os números dão o resultado que foi mostrado',
  'studio.verify.story':
    'A rodada é jogada de novo com os números acima e comparada com o registro, passo a passo.',
  'studio.verify.money.title': 'O retorno está certo',
  'studio.verify.money': 'Valor da aposta vezes multiplicador, arredondado para baixo até a menor moeda.',
  'studio.verify.dice': 'Dado: número × {rolls}, cortado para um inteiro, dividido por 100',
  'studio.verify.limbo': 'Ponto: 0.99 dividido pelo número, cortado em duas casas decimais',
  'studio.verify.sample.stops': 'Paradas dos rolos',
  'studio.verify.mines': 'Casas com minas, contadas por linhas de 1 a 25',
  'studio.verify.plinko.path': 'Caminho da bola: para a direita a partir de 0.5',
  'studio.verify.plinko.slot': 'Vão',
  'studio.verify.plinko.slotOf': '{slot} de {slots}, a partir da esquerda',
  'studio.verify.chain.title': 'O elo pertence à corrente publicada',
  'studio.verify.chain':
    'Calculando o hash do elo revelado {position, plural, one {uma vez} many {# de vezes} other {# vezes}}, chega-se ao fim da corrente publicado antes da primeira rodada.',
  'studio.verify.chain.link': 'Elo {position}, revelado depois da quebra',
  'studio.verify.chain.outcome.title': 'O elo e o sal público dão o resultado',
  'studio.verify.chain.outcome':
    'O elo assina o sal, que foi sorteado depois que a corrente foi publicada: ninguém podia escolher uma corrente sob medida.',
  'studio.verify.point.title': 'O resultado dá o ponto da quebra',
  'studio.verify.point':
    'Os primeiros 52 bits da assinatura são uma fração X; a quebra vem em 0.99 / (1 − X), cortado em duas casas decimais e no mínimo 1.00×.',
  'studio.verify.tableBet':
    'Uma aposta retirada no ponto da quebra ou abaixo dele recebe o valor apostado vezes o seu multiplicador, arredondado para baixo; qualquer outra está perdida.',
  'studio.verify.left': 'A aposta foi retirada em',
  'studio.verify.notLeft': 'Não tinha sido retirada na quebra',
  'studio.verify.position': 'Lugar na corrente',
  'studio.verify.positionOf': '{position} de {length}',
  'studio.verify.notPlayed':
    'Esta rodada não foi jogada; o valor apostado foi devolvido, então não há nada para conferir.',
  'studio.verify.stillRuns':
    'Esta rodada ainda está em andamento. O elo dela na corrente é revelado depois da quebra; abra esta página de novo nessa hora.',
  'studio.verify.hidden.title': 'A semente do servidor desta rodada ainda é secreta',
  'studio.verify.hidden':
    'Ela continua decidindo novas apostas, por isso ainda não pode ser mostrada. Abra o jogo, vá em “Transparência e histórico” e toque em “Revelar a semente do servidor”. Depois abra esta página de novo.',
  'studio.verify.manual.title': 'Conferir na mão',
  'studio.verify.manual':
    'Digite ou cole quaisquer valores. Tudo é calculado no seu navegador; nada é enviado.',
  'studio.verify.compute': 'Calcular',
  'studio.verify.nonce': 'Número da aposta (nonce)',
  'studio.verify.hash': 'Elo da corrente (hash)',
  'studio.verify.hashOptional': 'Hash mostrado antes da aposta (pode ficar vazio)',
  'studio.verify.terminalOptional': 'Fim publicado da corrente (pode ficar vazio)',
  'studio.verify.badServerSeed': '64 caracteres de 0 a 9 e de a até f',
  'studio.verify.badSalt': 'Falta o sal',
  'studio.verify.badNonce': 'Um número inteiro a partir de 0',
  'studio.verify.badSettings':
    'O jogo não oferece estes ajustes. Confira o alvo, as minas, as linhas ou o risco.',
}
