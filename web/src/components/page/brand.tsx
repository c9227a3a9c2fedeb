import { Link } from 'react-router-dom';
import mark from '#web/art/mark.svg';
import './brand.css';

/** The mark and the name, as the way home. */
export const Brand = () => (
  <Link className="brand" to="/">
    <img src={mark} alt="" width={48} height={48} />
    <span>Furrow</span>
  </Link>
);
