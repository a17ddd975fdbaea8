// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The verifier of the studio's games. */
export const studioVerify: Translated<typeof source> = {
  'studio.verify.title': 'Kiểm tra một ván',
  'studio.verify.lead':
    'Trình duyệt của bạn tính lại ván chơi ngay tại đây, từ các hạt giống đã công khai và luật chơi. Bạn không cần tin điều gì trên trang này: công cụ nào khác cũng tính ra cùng con số.',
  'studio.verify.game': 'Trò chơi',
  'studio.verify.round': 'Ván',
  'studio.verify.return': 'Tiền trả',
  'studio.verify.result': 'Kết quả kiểm tra',
  'studio.verify.right': 'Đúng:',
  'studio.verify.wrong': 'Sai:',
  'studio.verify.shown': 'Tính được:',
  'studio.verify.verdict.right': 'Mọi thứ khớp. Ván này được quyết định đúng như đã hứa trước khi cược.',
  'studio.verify.verdict.wrong':
    'Có điều không khớp. Hãy xem bước màu đỏ và hỏi bộ phận chăm sóc khách hàng.',
  'studio.verify.verdict.shown': 'Đây là kết quả từ các hạt giống. Hãy so với kết quả trò chơi đã hiện.',
  'studio.verify.computed': 'Tính tại đây',
  'studio.verify.recorded': 'Theo hồ sơ',
  'studio.verify.commitment.title': 'Hạt giống máy chủ đúng là hạt giống đã hứa trước khi cược',
  'studio.verify.commitment':
    'Hash của nó (SHA-256) đã hiện trước khi bạn cược. Hạt giống khác sẽ có hash khác nên không thể đổi về sau.',
  'studio.verify.computedHash': 'Hash tính tại đây',
  'studio.verify.publishedHash': 'Hash hiện trước khi cược',
  'studio.verify.stream.title': 'Hạt giống máy chủ, hạt giống người chơi và số cược cho ra các số ngẫu nhiên',
  'studio.verify.stream':
    'Hạt giống máy chủ ký văn bản “hạt giống người chơi : số cược : khối”. Cứ bốn byte của chữ ký tạo một số từ 0 đến dưới 1.',
  'studio.verify.floats': '{floats, plural, other {# số được dùng}}',
  'studio.verify.outcome.title': 'Ý nghĩa của các số này trong trò chơi',
  'studio.verify.outcome': 'Tính theo luật chơi từ các số ở trên.',
  'studio.verify.story.title': 'Các số cho ra đúng kết quả đã hiện',
  'studio.verify.story': 'Ván được chơi lại từ các số ở trên và so với hồ sơ, từng bước một.',
  'studio.verify.money.title': 'Tiền trả đúng',
  'studio.verify.money': 'Tiền cược nhân hệ số, làm tròn xuống đơn vị nhỏ nhất.',
  'studio.verify.dice': 'Số quay: số × {rolls}, lấy phần nguyên, chia cho 100',
  'studio.verify.limbo': 'Điểm dừng: 0.99 chia cho số, cắt còn hai chữ số thập phân',
  'studio.verify.sample.stops': 'Vị trí dừng của các cuộn',
  'studio.verify.mines': 'Các ô có mìn, đếm theo hàng từ 1 đến 25',
  'studio.verify.plinko.path': 'Đường bóng: rẽ phải từ 0.5 trở lên',
  'studio.verify.plinko.slot': 'Ô',
  'studio.verify.plinko.slotOf': '{slot} trên {slots}, tính từ trái',
  'studio.verify.chain.title': 'Mắt xích thuộc chuỗi đã công bố',
  'studio.verify.chain':
    'Băm mắt xích đã công khai {position, plural, other {# lần}} sẽ ra đầu cuối của chuỗi được công bố trước ván đầu tiên.',
  'studio.verify.chain.link': 'Mắt xích {position}, công khai sau khi nổ',
  'studio.verify.chain.outcome.title': 'Mắt xích và muối công khai cho ra kết quả',
  'studio.verify.chain.outcome':
    'Mắt xích ký muối, mà muối được bốc sau khi chuỗi đã công bố: không ai có thể chọn một chuỗi cho vừa ý.',
  'studio.verify.point.title': 'Kết quả cho ra điểm nổ',
  'studio.verify.point':
    '52 bit đầu của chữ ký là phân số X; điểm nổ là 0.99 / (1 − X), cắt còn hai chữ số thập phân và ít nhất 1.00×.',
  'studio.verify.tableBet':
    'Cược rút tại hoặc trước điểm nổ được trả tiền cược nhân hệ số đó, làm tròn xuống; cược khác thua.',
  'studio.verify.left': 'Cược được rút ở',
  'studio.verify.notLeft': 'Chưa rút khi nổ',
  'studio.verify.position': 'Vị trí trong chuỗi',
  'studio.verify.positionOf': '{position} trên {length}',
  'studio.verify.notPlayed': 'Ván này không diễn ra; tiền cược đã được trả lại nên không có gì để kiểm tra.',
  'studio.verify.stillRuns':
    'Ván này còn đang chạy. Mắt xích của nó được công khai sau khi nổ; hãy mở lại trang này khi đó.',
  'studio.verify.hidden.title': 'Hạt giống máy chủ của ván này còn bí mật',
  'studio.verify.hidden':
    'Nó còn quyết định các cược mới nên chưa thể hiện. Hãy mở trò chơi, vào “Minh bạch và lịch sử” và nhấn “Công khai hạt giống máy chủ”. Sau đó mở lại trang này.',
  'studio.verify.manual.title': 'Kiểm tra thủ công',
  'studio.verify.manual':
    'Gõ hoặc dán giá trị bất kỳ. Mọi thứ được tính trong trình duyệt của bạn; không gửi gì đi.',
  'studio.verify.compute': 'Tính',
  'studio.verify.nonce': 'Số thứ tự cược (nonce)',
  'studio.verify.hash': 'Mắt xích của chuỗi (hash)',
  'studio.verify.hashOptional': 'Hash hiện trước khi cược (có thể bỏ trống)',
  'studio.verify.terminalOptional': 'Đầu cuối đã công bố của chuỗi (có thể bỏ trống)',
  'studio.verify.badServerSeed': '64 ký tự từ 0 đến 9 và a đến f',
  'studio.verify.badSalt': 'Thiếu muối',
  'studio.verify.badNonce': 'Số nguyên từ 0 trở lên',
  'studio.verify.badSettings':
    'Trò chơi không có các lựa chọn này. Hãy kiểm tra mục tiêu, số mìn, số hàng hoặc rủi ro.',
}
