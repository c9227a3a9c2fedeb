import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Survey, SurveyResults } from '#contract/surveys/surveys.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { toastFailure } from '#web/components/overlay/toast.tsx';
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
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (!results) return;
    setBusy(true);
    try {
      const file = await surveyFile(survey, results);
      saveFile(new Blob([file], { type: 'text/csv;charset=utf-8' }), messages.fileName(survey.title));
    } catch (error) {
      toastFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<Download />}
      disabled={!results}
      busy={isBusy}
      busyText={messages.downloading}
      onClick={() => void download()}
    >
      {messages.download}
    </Button>
  );
}
