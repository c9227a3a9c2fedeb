import scarecrow from '#web/art/empty-scarecrow.svg';
import { Brand } from '#web/components/brand.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import '#web/components/problem.css';
import './not-found-screen.css';

const texts = { title: '404 Error', text: 'Sorry! Page Not Found', back: 'Go back to Dashboard' };

export function NotFoundScreen() {
  return (
    <div className="lost">
      <header>
        <Brand />
      </header>
      <main className="empty">
        <img src={scarecrow} alt="" width={320} height={240} />
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p>{texts.text}</p>
        <LinkButton variant="primary" to="/dashboard">
          {texts.back}
        </LinkButton>
      </main>
    </div>
  );
}
