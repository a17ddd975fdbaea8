import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': 'एजेंट सेंटर',
  'agents.pages': 'एजेंट सेंटर के पेज',
  'agents.agentAnnouncement': 'घोषणाएँ',
  'agents.agentTeamOverview': 'टीम की झलक',
  'agents.agentRegisterAccount': 'खाता रजिस्टर करें',
  'agents.agentTeamManagement': 'टीम प्रबंधन',
  'agents.agentTeamBetting': 'टीम की बेटिंग',
  'agents.agentUserLoss': 'सदस्यों का लाभ-हानि',
  'agents.agentMyIncome': 'मेरी आय',
  'agents.agentAccountDetails': 'खाते का विवरण',
  'agents.agentDividendRecord': 'लाभांश रिकॉर्ड',
  'agents.agentDailyWages': 'दैनिक वेतन',
  'agents.agentHourlySalary': 'प्रति घंटा वेतन',
  'agents.agentRealTimeSalary': 'रियल-टाइम वेतन',
  'agents.empty.agentAnnouncement': 'एजेंटों के लिए अभी कोई घोषणा नहीं है',
  'agents.empty.agentTeamOverview': 'आपकी टीम के आँकड़े अभी नहीं हैं',
  'agents.empty.agentRegisterAccount': 'यहाँ अभी खाते रजिस्टर नहीं किए जा सकते',
  'agents.empty.agentTeamManagement': 'आपकी टीम में अभी कोई नहीं है',
  'agents.empty.agentTeamBetting': 'आपकी टीम ने अभी कोई बेट नहीं लगाई है',
  'agents.empty.agentUserLoss': 'अभी कोई लाभ-हानि नहीं है',
  'agents.empty.agentMyIncome': 'अभी कोई आय नहीं है',
  'agents.empty.agentDividendRecord': 'अभी कोई लाभांश नहीं है',
  'agents.empty.agentDailyWages': 'अभी कोई दैनिक वेतन नहीं है',
  'agents.empty.agentHourlySalary': 'अभी कोई प्रति घंटा वेतन नहीं है',
  'agents.empty.agentRealTimeSalary': 'अभी कोई रियल-टाइम वेतन नहीं है',
  'agents.emptyHint': 'आपकी टीम की गतिविधि यहाँ दिखेगी।',
}
