// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': 'Ajuda',
  'help.center': 'Centro de ajuda',
  'help.center.hint': 'Respostas ao que os jogadores mais perguntam.',
  'help.views': 'Ajuda ou termos',
  'help.terms': 'Termos de utilização',
  'help.all': 'Lista de temas de ajuda',
  'help.topics': 'Temas',
  'help.search': 'Pesquisar na ajuda',
  'help.search.empty': 'Nenhum tema fala disso',
  'help.search.emptyHint': 'Experimente outra palavra ou escreva-nos.',
  'help.found': '{count, plural, one {# tema} many {# de temas} other {# temas}}',
  'help.empty': 'Ainda não há temas de ajuda',
  'help.emptyHint': 'Escreva-nos e nós respondemos.',
  'help.write': 'Escrever-nos',
  'help.terms.age.title': 'Idade e conta',
  'help.terms.age':
    'Tem pelo menos {age} anos e é maior de idade no lugar onde vive. Cada pessoa tem uma só conta, em seu nome, e guarda as palavras-passe só para si.',
  'help.terms.money.title': 'Depósitos e levantamentos',
  'help.terms.money':
    'O dinheiro entra a partir dos seus próprios meios de pagamento e sai para uma conta em seu nome. Podemos verificar a sua identidade antes de pagar um levantamento.',
  'help.terms.play.title': 'Apostas e resultados',
  'help.terms.play':
    'Uma aposta conta a partir do momento em que o servidor a aceita. Os resultados são sorteados apenas no servidor. Uma ronda interrompida é liquidada pelas suas regras ou devolvida por inteiro.',
  'help.terms.fair.title': 'Jogo limpo',
  'help.terms.fair':
    'Não são permitidos o conluio entre jogadores, o jogo automatizado nem o aproveitamento de erros. As apostas ganhas assim são nulas e a conta pode ser fechada.',
  'help.terms.limits.title': 'Jogar com limites',
  'help.terms.limits':
    'O jogo é para ser um prazer. Aposte apenas o que pode perder e pare quando deixar de ter graça. Escreva-nos e ajudamos a fazer uma pausa.',
  'help.terms.data.title': 'Os seus dados',
  'help.terms.data':
    '{site} guarda o que é preciso para manter a sua conta e o que a lei exige, e não o entrega a mais ninguém.',
}
