// SPDX-License-Identifier: Apache-2.0
import { RecordPage } from './record-page.tsx'

/** One page for each kind of contract. */
export const DividendRecordPage = () => <RecordPage record="dividendRecord" />
export const DailyWagesPage = () => <RecordPage record="dailyWages" />
export const HourlySalaryPage = () => <RecordPage record="hourlySalary" />
export const RealTimeSalaryPage = () => <RecordPage record="realTimeSalary" />
