// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnLaw: PageWords = {
  'Terms of use': [
    'Termos de utilização',
    `<p class="lead">Estes termos são o acordo entre si e este site. Ao abrir uma conta, aceita-os.</p>
<h3>1. Quem pode jogar</h3><p>Tem a idade legal no lugar onde vive e pelo menos dezoito anos. Onde se encontra é permitido jogar a dinheiro. Joga por si e não por outros.</p>
<h3>2. A sua conta</h3><p>Cada pessoa tem uma conta, em seu nome. Guarda as palavras-passe só para si e avisa-nos logo que outra pessoa as possa conhecer. O que for feito com as suas palavras-passe conta como feito por si até nos avisar.</p>
<h3>3. Dinheiro</h3><p>O dinheiro entra a partir dos seus meios de pagamento e sai para uma conta em seu nome. Antes de pagar um levantamento podemos perguntar quem é e de onde vem o dinheiro. Os saldos não rendem juros. O que é dos jogadores fica separado do que é nosso.</p>
<h3>4. Apostas</h3><p>Uma aposta conta a partir do momento em que o servidor a aceita, com as odds e as regras desse momento. Não pode ser retirada. Os resultados são sorteados ou inseridos no servidor; o que o ecrã mostra é uma imagem deles.</p>
<h3>5. Erros</h3><p>Uma aposta aceite por um erro evidente de preço, resultado ou programa é liquidada como seria sem o erro, ou devolvida. O dinheiro creditado por engano é retirado.</p>
<h3>6. Jogo limpo</h3><p>Não são permitidos programas que jogam, acordos entre jogadores, o aproveitamento de erros nem dinheiro de crimes. As apostas assim feitas são nulas e a conta pode ser fechada. O que depositou é pago, a não ser que a lei o proíba.</p>
<h3>7. Terminar</h3><p>Pode fechar a conta a qualquer momento; o saldo é pago. Podemos fechá-la com uma semana de aviso, ou de imediato se violou estes termos.</p>
<h3>8. Alterações</h3><p>Anunciamos uma alteração destes termos com duas semanas de antecedência. Quem continua a jogar aceita-a; quem não aceita fecha a conta.</p>
<h3>9. Litígios</h3><p>Diga-nos primeiro: quase tudo se resolve com o apoio ao cliente. O que não se resolver segue para a entidade que a licença deste site indica.</p>`,
  ],
  'Rules of betting': [
    'Regras das apostas',
    `<p class="lead">Como as apostas são aceites, liquidadas e, raramente, devolvidas.</p>
<h3>Valor e retorno</h3><p>O <b>valor</b> é o que sai do saldo quando a aposta é aceite. O <b>retorno</b> é o que volta, com o valor incluído. Uma aposta de 2.00 que devolve 5.00 ganhou 3.00.</p>
<h3>Retorno máximo</h3><p>Cada jogo indica o maior retorno de uma aposta. Uma aposta que possa devolver mais não é aceite.</p>
<h3>Desporto e e-sports</h3><ul><li>As apostas são liquidadas pelo resultado válido no fim do evento. Decisões posteriores não o mudam.</li><li>Um evento cancelado e não jogado em 36 horas é nulo, a não ser que a aposta já estivesse decidida.</li><li>As odds são as do momento em que a aposta foi aceite. Numa combinada, uma seleção nula conta com odds de 1.00.</li></ul>
<h3>Lotaria</h3><p>Os bilhetes são aceites até à hora de fecho indicada na página. Os resultados são os do sorteio indicado no bilhete.</p>
<h3>Mesas ao vivo e salas de cartas</h3><p>Se uma carta for mal lida ou uma roda parada, a ronda é repetida ou devolvida pelas regras da mesa. As mãos são liquidadas pelas cartas, não pelo que a imagem mostrou.</p>
<h3>Arredondamento</h3><p>Os retornos são arredondados para baixo uma vez por aposta, ao cêntimo.</p>
<h3>Apostas nulas</h3><p>O valor de uma aposta nula volta ao saldo, com o motivo no registo. As apostas nulas não contam para nenhuma oferta.</p>`,
  ],
  Privacy: [
    'Privacidade',
    `<p class="lead">Guardamos o que é preciso para manter a sua conta e o que a lei pede, e nada para vender.</p>
<h3>O que guardamos</h3><ul><li>O que nos dá: nome de utilizador, os campos do perfil, a conta para a qual pagamos.</li><li>O que faz: depósitos, levantamentos, apostas e resultados, mensagens connosco.</li><li>O que o dispositivo diz: endereço, navegador, hora de um acesso. Protege a sua conta de outros.</li></ul>
<h3>O que não guardamos</h3><p>Nunca vemos o número de um cartão nem a palavra-passe do seu banco. As suas palavras-passe aqui são guardadas numa forma que ninguém consegue reverter.</p>
<h3>Quem os vê</h3><p>A nossa gente, cada um só o que o trabalho exige, e o que cada um faz fica escrito. Os fabricantes de jogos recebem um número em vez do seu nome, a sua moeda e as suas apostas nos jogos deles. Os bancos recebem o que um pagamento exige. As autoridades recebem o que a lei nos obriga a entregar, e nada mais.</p>
<h3>Cookies e armazenamento</h3><p>Colocamos um cookie, que liga a sessão ao seu navegador. O navegador guarda a língua, o aspeto e se pediu para ser lembrado. A medição de visitas está desligada até concordar.</p>
<h3>Por quanto tempo</h3><p>O perfil é guardado enquanto houver conta e depois pelo tempo que a lei pede, em geral cinco anos para o dinheiro. Depois é apagado.</p>
<h3>Os seus direitos</h3><p>Pode ver o que guardamos, pedir que seja corrigido e, onde a lei não o impeça, apagado. Escreva-nos: a resposta chega num mês e não custa nada.</p>`,
  ],
  'Terms of this site': [
    'Termos de utilização',
    '<p>Tem a idade legal e pelo menos vinte e um anos. Cada pessoa tem uma conta. As apostas contam a partir do momento em que o servidor as aceita e são liquidadas pelas regras do jogo. O dinheiro entra da sua própria conta e sai para a sua própria conta. Programas que jogam e acordos entre jogadores não são permitidos.</p><p>Anunciamos alterações destes termos com duas semanas de antecedência.</p>',
  ],
}
