import { Download } from 'lucide-react';
import type { Survey, SurveyResults } from '#contract/surveys/surveys.ts';
import { WorkButton } from '#web/components/buttons/work-button.tsx';
import { saveFile } from '#web/lib/media/save-file.ts';
import { messages } from './messages.ts';
import { surveyFile } from './survey-file.ts';

interface DownloadResultsProps {
  survey: Survey;
  /** Undefined until they have loaded. */
  results: SurveyResults | undefined;
}

/** Gives who asked a file of all answers for a spreadsheet; it is made on this device. */
export function DownloadResults({ survey, results }: DownloadResultsProps) {
  const download = async () => {
    if (!results) return;
    const file = await surveyFile(survey, results);
    saveFile(new Blob([file], { type: 'text/csv;charset=utf-8' }), messages.fileName(survey.title));
  };
  return (
    <WorkButton icon={<Download />} disabled={!results} busyText={messages.downloading} onWork={download}>
      {messages.download}
    </WorkButton>
  );
}
