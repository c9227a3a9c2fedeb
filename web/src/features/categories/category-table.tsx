import { Pencil, Trash2 } from 'lucide-react';
import type { ManagedCategory } from '#contract/resources/categories.ts';
import { Table, TableBody, TableCell, TableHead, TableRow } from '#web/components/amplify/table.ts';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { Spinner } from '#web/components/state/spinner.tsx';
import { messages } from './messages.ts';
import './categories.css';

interface CategoryTableProps {
  categories: readonly ManagedCategory[];
  fetching: string | undefined;
  onEdit: (category: ManagedCategory) => void;
  onDelete: (category: ManagedCategory) => void;
}

export const CategoryTable = ({ categories, fetching, onEdit, onDelete }: CategoryTableProps) => (
  <div className="category-box">
    <Table className="category-table" aria-label={messages.table}>
      <TableHead>
        <TableRow>
          <TableCell as="th" scope="col">
            {/* The word itself has no room in large text. */}
            <abbr title={messages.numberPlain}>{messages.number}</abbr>
          </TableCell>
          <TableCell as="th" scope="col">
            {messages.name}
          </TableCell>
          <TableCell as="th" scope="col">
            <span className="vh">{messages.actions}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {categories.map((category, index) => (
          <TableRow key={category.id}>
            <TableCell>{index + 1}</TableCell>
            <TableCell as="th" scope="row">
              {category.name}
            </TableCell>
            <TableCell>
              <IconButton
                label={messages.edit(category.name)}
                icon={fetching === category.id ? <Spinner /> : <Pencil className="icon" aria-hidden="true" />}
                aria-busy={fetching === category.id || undefined}
                onClick={() => onEdit(category)}
              />
              <IconButton
                label={messages.delete(category.name)}
                icon={<Trash2 className="icon" aria-hidden="true" />}
                onClick={() => onDelete(category)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </div>
);
