// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': 'Ajuda',
  'help.center': 'Central de ajuda',
  'help.center.hint': 'Respostas para o que os jogadores mais perguntam.',
  'help.views': 'Ajuda ou termos',
  'help.terms': 'Termos de uso',
  'help.all': 'Lista de temas de ajuda',
  'help.topics': 'Temas',
  'help.search': 'Buscar na ajuda',
  'help.search.empty': 'Nenhum tema fala disso',
  'help.search.emptyHint': 'Tente outra palavra ou escreva para nós.',
  'help.found': '{count, plural, one {# tema} many {# de temas} other {# temas}}',
  'help.empty': 'Ainda não há temas de ajuda',
  'help.emptyHint': 'Escreva para nós e vamos responder.',
  'help.write': 'Escreva para nós',
  'help.terms.age.title': 'Idade e conta',
  'help.terms.age':
    'Você tem pelo menos {age} anos e é maior de idade onde mora. Cada pessoa tem uma só conta, em seu próprio nome, e não passa suas senhas a ninguém.',
  'help.terms.money.title': 'Depósitos e saques',
  'help.terms.money':
    'O dinheiro entra por meios de pagamento que são seus e sai para uma conta em seu nome. Podemos verificar sua identidade antes de pagar um saque.',
  'help.terms.play.title': 'Apostas e resultados',
  'help.terms.play':
    'Uma aposta vale a partir do momento em que o servidor a aceita. Os resultados são sorteados somente no servidor. Uma rodada interrompida é encerrada pelas suas regras ou devolvida por inteiro.',
  'help.terms.fair.title': 'Jogo limpo',
  'help.terms.fair':
    'Conluio entre jogadores, jogo automatizado e uso de erros não são permitidos. Apostas ganhas assim são anuladas e a conta pode ser fechada.',
  'help.terms.limits.title': 'Jogue com limites',
  'help.terms.limits':
    'Jogar é para ser divertido. Aposte só o que você pode perder e pare quando perder a graça. Escreva para nós e ajudamos você a dar uma pausa.',
  'help.terms.data.title': 'Seus dados',
  'help.terms.data':
    '{site} guarda o que é preciso para manter sua conta e o que a lei exige, e não repassa a mais ninguém.',
}
